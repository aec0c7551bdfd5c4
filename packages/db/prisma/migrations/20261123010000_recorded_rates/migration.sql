-- A typed exchange rate changes what a claim comes to, so that it is recorded as the claim's other parts are.
ALTER TABLE "record_changes" DROP CONSTRAINT "record_changes_change_check";
ALTER TABLE "record_changes" ADD CONSTRAINT "record_changes_change_check" CHECK (
  "change" IN ('changed', 'added', 'removed')
  AND "thing" IN ('line-item', 'person', 'adjustment', 'other-expense', 'claim', 'exchange-rate'));
CREATE TRIGGER given_rates_added_recorded AFTER INSERT ON given_rates REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION record_added_rows('exchange-rate', '{}');
CREATE TRIGGER given_rates_recorded AFTER UPDATE OR DELETE ON given_rates
  FOR EACH ROW EXECUTE FUNCTION record_row_change('exchange-rate', '{}');
