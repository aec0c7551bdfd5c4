-- Joining the pictures of one receipt can be undone (receipts-124).
ALTER TABLE "undos" DROP CONSTRAINT "undos_act_check";
ALTER TABLE "undos" ADD CONSTRAINT "undos_act_check" CHECK ("act" IN (
  'draft-discarded', 'line-removed', 'correction-begun', 'correction-saved', 'line-items-changed',
  'person-removed', 'correction-forgotten', 'drafts-joined')) NOT VALID;
