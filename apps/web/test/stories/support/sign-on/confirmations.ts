import { productData } from "../product";
import { databaseOf } from "./session-row";

/** Has somebody's sessions be signed in for so long that they are asked to confirm that it is them (accounts-76). */
export async function confirmationLapses(email: string): Promise<void> {
  const confirmedAt = new Date(Date.now() - 11 * 60_000);
  const { session } = databaseOf(productData() ?? "");
  await session.updateMany({ where: { user: { email } }, data: { confirmedAt } });
}
