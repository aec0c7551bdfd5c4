/** The same keys as the English messages, each with any text: a key too many or too few fails the build. */
export type Translation<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string ? string : Translation<Messages[Key]>;
};
