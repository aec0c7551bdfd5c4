-- Merged spellings and the choice to count sales tax change what a claim comes to, so that they are recorded as its
-- other parts are (claim-17): of the account, whose id its owner has as a person too.
ALTER TABLE "record_changes" DROP CONSTRAINT "record_changes_change_check";
ALTER TABLE "record_changes" ADD CONSTRAINT "record_changes_change_check" CHECK (
  "change" IN ('changed', 'added', 'removed')
  AND "thing" IN (
    'line-item', 'person', 'adjustment', 'other-expense', 'claim', 'exchange-rate', 'merged-name', 'account')
) NOT VALID;

-- A merge in words: the spelling and the product that it is.
CREATE FUNCTION merge_in_words(merged merged_names) RETURNS JSONB LANGUAGE sql IMMUTABLE AS $$
  SELECT to_jsonb(merged.spelling || ' → ' || merged.name)
$$;

CREATE FUNCTION record_merge() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM record_change(NEW.user_id, 'merged-name', NEW.user_id, 'added', NULL, NULL, merge_in_words(NEW));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM record_change(OLD.user_id, 'merged-name', OLD.user_id, 'removed', NULL, merge_in_words(OLD), NULL);
  ELSIF merge_in_words(NEW) <> merge_in_words(OLD) THEN
    PERFORM record_change(
      NEW.user_id, 'merged-name', NEW.user_id, 'changed', 'name', merge_in_words(OLD), merge_in_words(NEW));
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER merged_names_recorded AFTER INSERT OR UPDATE OR DELETE ON merged_names
  FOR EACH ROW EXECUTE FUNCTION record_merge();

CREATE FUNCTION record_count_tax() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_change(
    NEW.id, 'account', NEW.id, 'changed', 'countTax', to_jsonb(OLD.count_tax), to_jsonb(NEW.count_tax));
  RETURN NULL;
END
$$;
CREATE TRIGGER users_count_tax_recorded AFTER UPDATE OF count_tax ON users FOR EACH ROW
  WHEN (OLD.count_tax IS DISTINCT FROM NEW.count_tax) EXECUTE FUNCTION record_count_tax();
