/** An empty static page: what a page of the product is compared with. */
export default function Page() {
  return null;
}
