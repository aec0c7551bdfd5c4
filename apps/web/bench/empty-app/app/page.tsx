/** An empty static page, which the product's pages are compared with. */
export default function Page() {
  return null;
}
