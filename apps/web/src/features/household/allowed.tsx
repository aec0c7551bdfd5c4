"use client";

import { type Act, type Role, roleAllows } from "@gf-ledger/domain/account/roles";
import { createContext, type ReactNode, useContext } from "react";

/** Pages without an account, as the demonstration, hold what belongs to whoever looks at them. */
const RoleContext = createContext<Role>("owner");

/** Tells what is below it in which role the records are looked at (accounts-70). */
export const RoleProvider = RoleContext.Provider;

/** Whether the role in these records allows an act; the API refuses it anyway. */
export function useAllowed(act: Act): boolean {
  return roleAllows(useContext(RoleContext), act);
}

interface AllowedProps {
  to: Act;
  children: ReactNode;
  otherwise?: ReactNode;
}

/** What does something with the records: left out where the role does not allow it (accounts-70). */
export function Allowed({ to, children, otherwise = null }: AllowedProps) {
  return useAllowed(to) ? children : otherwise;
}

/** Fields that show what is stored and change it: shown disabled where the role only reads (accounts-70). */
export function AllowedFields({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled={!useAllowed("change")} className="contents">
      {children}
    </fieldset>
  );
}
