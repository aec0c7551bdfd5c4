import sharp from "sharp";

/** A shelf tag as it stands under a product: its name, and its price beside it. */
const TAG = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="420">
  <rect width="1000" height="420" fill="#f7f6f2"/>
  <rect x="20" y="20" width="960" height="380" fill="#ffffff" stroke="#222222" stroke-width="4"/>
  <g font-family="DejaVu Sans Mono, monospace" fill="#111111" font-size="46">
    <text x="60" y="120">MAPLE GROCER</text>
    <text x="60" y="230">WHITE BREAD 675 G</text>
    <text x="760" y="230">3.49</text>
  </g>
</svg>`;

/** A photo of a shelf tag that says White Bread, 675 g, 3.49. */
export async function shelfTagPhoto() {
  const buffer = await sharp(Buffer.from(TAG)).jpeg({ quality: 90 }).toBuffer();
  return { name: "shelf-tag.jpg", mimeType: "image/jpeg", buffer };
}

/** The front of a package, which prints its weight and no price. */
const PACKAGE = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700">
  <rect width="900" height="700" fill="#efe3c8"/>
  <g font-family="DejaVu Sans, sans-serif" fill="#20303a">
    <text x="80" y="200" font-size="84">Penne</text>
    <text x="80" y="320" font-size="54">Gluten free, corn and rice</text>
    <text x="80" y="600" font-size="60">340 g</text>
  </g>
</svg>`;

/** A photo of a package that prints 340 g. */
export async function packagePhoto() {
  const buffer = await sharp(Buffer.from(PACKAGE)).jpeg({ quality: 90 }).toBuffer();
  return { name: "package.jpg", mimeType: "image/jpeg", buffer };
}
