/** Runs in the browser: resolves once the colours that another scheme has are there, also of what has only just opened. */
export async function coloursSettled() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(changing.map(({ finished }) => finished));
}
