"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { signOut } from "../auth/sign-out";
import { useLocalAddress } from "../language/addresses/use-local-address";
import { countWaitingPhotos } from "../upload/waiting/waiting-photos";
import type { ShellWords } from "./shell-words";

/** Few people have photos that wait, so no page loads the question before it is asked. */
const PhotosWait = dynamic(() => import("./photos-wait").then((module) => module.PhotosWait), { ssr: false });

interface SignOutButtonProps {
  words: ShellWords["account"];
  className: string;
  /** Called before the question is shown: nothing that is above every page may cover it. */
  onAsk?: (() => void) | undefined;
}

/** Signs out; where photos of this account wait on the device, it asks what becomes of them (accounts-88). */
export function SignOutButton({ words, className, onAsk }: SignOutButtonProps) {
  const to = useLocalAddress();
  const [waiting, setWaiting] = useState(0);
  const leave = (photos: "keep" | "delete") => signOut(words, to("/auth"), photos);

  async function begin() {
    const count = await countWaitingPhotos();
    if (count === 0) {
      await leave("keep");
      return;
    }
    onAsk?.();
    setWaiting(count);
  }

  return (
    <>
      <button type="button" onClick={() => void begin()} className={className}>
        {words.signOut}
      </button>
      {waiting > 0 ? (
        <PhotosWait
          words={words.photosWait}
          count={waiting}
          onKeep={() => void leave("keep")}
          onDelete={() => void leave("delete")}
          onCancel={() => setWaiting(0)}
        />
      ) : null}
    </>
  );
}
