let asks = true;

/** Whether a page with unsaved work asks before it is left. */
export const asksBeforeLeaving = (): boolean => asks;

/** From now on this page asks no more before it is left: whoever sits here can't answer. */
export function leaveUnasked(): void {
  asks = false;
}
