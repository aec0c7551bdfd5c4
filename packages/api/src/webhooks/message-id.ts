/** The `webhook-id` header of a message: the same at every attempt, so that a receiver takes it once (api-38). */
export const messageIdOf = (deliveryId: string): string => `msg_${deliveryId.replaceAll("-", "")}`;
