-- Whether an adjustment names something follows from its links and is said by nobody, so it is no change of it.
DROP TRIGGER adjustments_added_recorded ON adjustments;
DROP TRIGGER adjustments_recorded ON adjustments;
CREATE TRIGGER adjustments_added_recorded AFTER INSERT ON adjustments REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION record_added_rows('adjustment', '{names_expense}');
CREATE TRIGGER adjustments_recorded AFTER UPDATE OR DELETE ON adjustments
  FOR EACH ROW EXECUTE FUNCTION record_row_change('adjustment', '{names_expense}');
