/** An address told in part: enough to know one's own by, and too little to write to. */
export function maskedAddress(email: string): string {
  const [name = "", host = ""] = email.split("@");
  return `${name.slice(0, 1)}•••@${host}`;
}
