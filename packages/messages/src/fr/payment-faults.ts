import type { paymentFaults as english } from "../en/payment-faults";
import type { Translation } from "../translation";

export const paymentFaults: Translation<typeof english> = {
  practiceUnknown: "Cet abonnement d’essai n’existe pas.",
  subscriptionEnded: "Cet abonnement est terminé.",
};
