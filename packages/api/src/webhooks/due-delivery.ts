/** A message that this server has taken, with the attempt counted. */
export interface DueDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly userId: string;
  readonly url: string;
  readonly sealedSecret: string;
  readonly payload: string;
  readonly attempts: number;
  /** A person asked for it; while the webhook is paused it has this one try. */
  readonly sentAgain: boolean;
  readonly createdAt: Date;
}
