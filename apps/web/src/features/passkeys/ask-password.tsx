"use client";

import { Dialog } from "@/components/dialog";
import { PasswordStep } from "./password-step";

interface AskPasswordProps {
  open: boolean;
  title: string;
  text: string;
  onClose: () => void;
  onPassword: (password: string) => Promise<void>;
}

/** Asks for the password before something that needs it. */
export function AskPassword({ open, title, text, onClose, onPassword }: AskPasswordProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} description={text}>
      <PasswordStep button={title} onPassword={onPassword} />
    </Dialog>
  );
}
