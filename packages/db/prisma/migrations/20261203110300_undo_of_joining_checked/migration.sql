-- The acts that were kept before are among those that may be.
ALTER TABLE "undos" VALIDATE CONSTRAINT "undos_act_check";
