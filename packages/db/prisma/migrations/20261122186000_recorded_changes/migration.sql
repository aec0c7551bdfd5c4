-- Changes of what a claim rests on are recorded by the database itself (claim-17), so that no verb can forget
-- it. A transaction says who changes and why: gf_ledger.changed_by and gf_ledger.why. Taking in what was
-- recorded elsewhere sets gf_ledger.recording to 'off'.
CREATE FUNCTION field_of_column(column_name TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(CASE WHEN place = 1 THEN part ELSE initcap(part) END, '' ORDER BY place)
  FROM regexp_split_to_table(column_name, '_') WITH ORDINALITY AS parts(part, place)
$$;

-- Nothing is recorded of an account that goes, nor while recording is off.
CREATE FUNCTION record_change(
  owner UUID, of_thing TEXT, of_id UUID, kind TEXT, of_field TEXT, was JSONB, is_now JSONB
) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  IF COALESCE(current_setting('gf_ledger.recording', true), '') = 'off' THEN RETURN; END IF;
  INSERT INTO record_changes (id, user_id, thing, thing_id, change, field, old, new, changed_by, why, changed_at)
  SELECT gen_random_uuid(), owner, of_thing, of_id, kind, of_field, was, is_now,
    COALESCE(NULLIF(current_setting('gf_ledger.changed_by', true), ''), 'GF Ledger'),
    NULLIF(current_setting('gf_ledger.why', true), ''),
    clock_timestamp()
  FROM users WHERE users.id = owner;
END
$$;

-- What a thing was when it was added or removed is kept by its columns, a change by its field.
-- Arguments of the triggers: the thing, and the columns that are no part of its record.
CREATE FUNCTION record_added_rows() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  left_out CONSTANT TEXT[] := TG_ARGV[1]::TEXT[] || ARRAY['id', 'user_id', 'created_at', 'updated_at', 'deleted_at'];
  who CONSTANT TEXT := COALESCE(NULLIF(current_setting('gf_ledger.changed_by', true), ''), 'GF Ledger');
BEGIN
  IF COALESCE(current_setting('gf_ledger.recording', true), '') = 'off' THEN RETURN NULL; END IF;
  INSERT INTO record_changes (id, user_id, thing, thing_id, change, new, changed_by, why, changed_at)
  SELECT gen_random_uuid(), (is_now ->> 'user_id')::UUID, TG_ARGV[0], (is_now ->> 'id')::UUID, 'added',
    is_now - left_out, who, NULLIF(current_setting('gf_ledger.why', true), ''), clock_timestamp()
  FROM (SELECT to_jsonb(added) AS is_now FROM added) rows
  WHERE is_now ->> 'deleted_at' IS NULL;
  RETURN NULL;
END
$$;

CREATE FUNCTION record_row_change() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  thing CONSTANT TEXT := TG_ARGV[0];
  left_out CONSTANT TEXT[] := TG_ARGV[1]::TEXT[] || ARRAY['id', 'user_id', 'created_at', 'updated_at', 'deleted_at'];
  was JSONB := to_jsonb(OLD);
  is_now JSONB := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  was_there CONSTANT BOOLEAN := was ->> 'deleted_at' IS NULL;
  is_there CONSTANT BOOLEAN := is_now IS NOT NULL AND is_now ->> 'deleted_at' IS NULL;
  owner CONSTANT UUID := COALESCE(is_now, was) ->> 'user_id';
  thing_id CONSTANT UUID := COALESCE(is_now, was) ->> 'id';
  changed RECORD;
BEGIN
  IF TG_OP = 'UPDATE' AND was = is_now THEN RETURN NULL; END IF;
  was := was - left_out;
  is_now := is_now - left_out;
  IF was_there AND is_there THEN
    FOR changed IN
      SELECT key, value AS new_value, was -> key AS old_value FROM jsonb_each(is_now)
      WHERE value IS DISTINCT FROM was -> key ORDER BY key
    LOOP
      PERFORM record_change(
        owner, thing, thing_id, 'changed', field_of_column(changed.key), changed.old_value, changed.new_value);
    END LOOP;
  ELSIF is_there THEN
    PERFORM record_change(owner, thing, thing_id, 'added', NULL, NULL, is_now);
  ELSIF was_there THEN
    PERFORM record_change(owner, thing, thing_id, 'removed', NULL, was, NULL);
  END IF;
  RETURN NULL;
END
$$;

-- The snapshot of a claim is large, and its hash stands for it.
CREATE TRIGGER line_items_added_recorded AFTER INSERT ON line_items REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION record_added_rows('line-item', '{receipt_id,receipt_item_id,price_basis,price_evidence,extra_cost,matched_product_id,catalogue_version,claim_id,import_id}');
CREATE TRIGGER line_items_recorded AFTER UPDATE OR DELETE ON line_items
  FOR EACH ROW EXECUTE FUNCTION record_row_change('line-item', '{receipt_id,receipt_item_id,price_basis,price_evidence,extra_cost,matched_product_id,catalogue_version,claim_id,import_id}');
CREATE TRIGGER people_added_recorded AFTER INSERT ON people REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION record_added_rows('person', '{}');
CREATE TRIGGER people_recorded AFTER UPDATE OR DELETE ON people
  FOR EACH ROW EXECUTE FUNCTION record_row_change('person', '{}');
CREATE TRIGGER adjustments_added_recorded AFTER INSERT ON adjustments REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION record_added_rows('adjustment', '{}');
CREATE TRIGGER adjustments_recorded AFTER UPDATE OR DELETE ON adjustments
  FOR EACH ROW EXECUTE FUNCTION record_row_change('adjustment', '{}');
CREATE TRIGGER other_expenses_added_recorded AFTER INSERT ON other_expenses REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION record_added_rows('other-expense', '{}');
CREATE TRIGGER other_expenses_recorded AFTER UPDATE OR DELETE ON other_expenses
  FOR EACH ROW EXECUTE FUNCTION record_row_change('other-expense', '{}');
CREATE TRIGGER claims_added_recorded AFTER INSERT ON claims REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION record_added_rows('claim', '{snapshot,filed_at}');
CREATE TRIGGER claims_recorded AFTER UPDATE OR DELETE ON claims
  FOR EACH ROW EXECUTE FUNCTION record_row_change('claim', '{snapshot,filed_at}');

-- An income is a field of its person: netIncome2025.
CREATE FUNCTION record_income_change() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  person UUID := CASE WHEN TG_OP = 'DELETE' THEN OLD.person_id ELSE NEW.person_id END;
  of_year INTEGER := CASE WHEN TG_OP = 'DELETE' THEN OLD.tax_year ELSE NEW.tax_year END;
  was JSONB := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD.cents) END;
  is_now JSONB := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW.cents) END;
  owner UUID := (SELECT user_id FROM people WHERE id = person);
BEGIN
  IF owner IS NOT NULL AND was IS DISTINCT FROM is_now THEN
    PERFORM record_change(owner, 'person', person, 'changed', 'netIncome' || of_year, was, is_now);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER net_incomes_recorded AFTER INSERT OR UPDATE OR DELETE ON net_incomes
  FOR EACH ROW EXECUTE FUNCTION record_income_change();

-- Who eats it is a field of the line item; of a category or the household, of the account's owner.
CREATE FUNCTION shares_of(allocation UUID) RETURNS JSONB LANGUAGE sql STABLE AS $$
  SELECT COALESCE(jsonb_agg(jsonb_build_object('personId', person_id, 'share', share) ORDER BY person_id), '[]')
  FROM allocation_parts WHERE allocation_id = allocation
$$;

CREATE FUNCTION record_shares(allocation allocations, was JSONB, is_now JSONB) RETURNS VOID LANGUAGE sql AS $$
  SELECT record_change(
    allocation.user_id,
    CASE WHEN allocation.line_item_id IS NULL THEN 'person' ELSE 'line-item' END,
    COALESCE(allocation.line_item_id, allocation.user_id),
    'changed', 'shares' || COALESCE(' of ' || allocation.category, ''), was, is_now)
$$;

CREATE FUNCTION record_shares_removed() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_shares(OLD, shares_of(OLD.id), NULL);
  RETURN OLD;
END
$$;
CREATE TRIGGER allocations_removed_recorded BEFORE DELETE ON allocations
  FOR EACH ROW EXECUTE FUNCTION record_shares_removed();

-- At the end of the transaction, when the parts are there too.
CREATE FUNCTION record_shares_added() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM allocations WHERE id = NEW.id) THEN
    PERFORM record_shares(NEW, NULL, shares_of(NEW.id));
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER allocations_added_recorded AFTER INSERT ON allocations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_shares_added();
