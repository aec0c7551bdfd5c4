// The service worker: without a network it shows a page that says so, and keeps the upload page open so that
// photos can be taken and kept. It touches neither API calls nor a person's pages: the two documents it keeps
// are shells that were rendered when the product was built. Photos that another app shares wait on the device.
const CACHE = "gf-ledger-offline-1";
const ENGLISH = { language: "en", offline: "/offline", upload: "/upload-receipt" };
/** Each other language's folder, and its addresses in `page-addresses.ts`, which a test compares. */
const TRANSLATED = [
  { language: "fr", folder: "/fr", offline: "/fr/hors-ligne", upload: "/fr/ajouter-un-recu" },
];
const SPOKEN = [ENGLISH, ...TRANSLATED];
const UPLOADS = SPOKEN.map(({ upload }) => upload);
/** The upload page looks for photos under this and an id (waiting-photos.ts). */
const SHARED_PHOTO = "gf-ledger:shared-photo:";
/** Whose browser this is until sign-out (device-account.ts): a shared photo is theirs alone. */
const ACCOUNT = "gf-ledger:account";
/** The limits of the upload page (photo-data.ts), which a test compares: photos and PDFs of such a size, so many at once. */
const MAX_CHOSEN_BYTES = 60 * 1024 * 1024;
const MAX_SHARED = 20;
const isPhoto = ({ name, type, size }) =>
  size > 0 &&
  size <= MAX_CHOSEN_BYTES &&
  (type.startsWith("image/") ||
    type === "application/pdf" ||
    (type === "" && /\.(heic|heif|jpe?g|png|webp|avif|tiff?|gif)$/i.test(name)));
const SHELLS = [...SPOKEN.map(({ offline }) => offline), ...UPLOADS];
/** Scripts, styles and fonts that a shell names; their names change with their content. */
const STATIC_FILE = /\/_next\/static\/[\w./~-]+?\.(?:js|css|woff2)/g;

/** The files that a text (a page or a style sheet) names, as absolute addresses. */
function staticFiles(text, base) {
  const absolute = text.match(STATIC_FILE) ?? [];
  const relative = [...text.matchAll(/url\((["']?)(\.\.?\/[^)"']+)\1\)/g)].map((match) => match[2]);
  return [...new Set([...absolute, ...relative].map((path) => new URL(path, base).href))];
}

async function keepFile(cache, address) {
  if (await cache.match(address)) return;
  const response = await fetch(address);
  if (!response.ok) return;
  const copy = response.clone();
  await cache.put(address, response);
  if (!address.endsWith(".css")) return;
  const named = staticFiles(await copy.text(), address);
  await Promise.all(named.map((file) => keepFile(cache, file)));
}

/** Drops the files of earlier builds, which no kept page names. Fonts are few and stay. */
async function forgetOldFiles(cache) {
  const kept = await Promise.all(SHELLS.map((path) => cache.match(path)));
  const texts = await Promise.all(kept.map((response) => response?.text() ?? ""));
  const named = new Set(staticFiles(texts.join("\n"), self.location.origin));
  const requests = await cache.keys();
  const old = requests.filter(({ url }) => /\.(?:js|css)$/.test(url) && !named.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Keeps a page and all it needs to open. When the new copy can't be fetched, the kept one stays. */
async function keepShell(path, response) {
  if (!response.ok || response.redirected) return;
  const cache = await caches.open(CACHE);
  const text = await response.clone().text();
  const before = await cache.match(path);
  if (before && (await before.text()) === text) return;
  await Promise.all(staticFiles(text, self.location.origin).map((file) => keepFile(cache, file)));
  await cache.put(path, response);
  await forgetOldFiles(cache);
}

/**
 * Without cookies the language asked for decides: a page must not be answered by the way to another one. A page
 * of the other edition's language answers with the way to its English one, and is not kept.
 */
async function keepPage(path, language) {
  const headers = { "Accept-Language": language };
  await keepShell(path, await fetch(path, { credentials: "omit", headers }));
}

const isBelow = (path, folder) => path === folder || path.startsWith(`${folder}/`);
const offlinePage = (path) => (TRANSLATED.find(({ folder }) => isBelow(path, folder)) ?? ENGLISH).offline;

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all(SPOKEN.map(({ offline, language }) => keepPage(offline, language))));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const outdated = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  };
  event.waitUntil(Promise.all([outdated(), self.clients.claim()]));
});

/** Signed-in pages ask for the upload page to be kept; visitors need not carry it. */
self.addEventListener("message", (event) => {
  if (event.data === "keep-upload") {
    const kept = SPOKEN.map(({ upload, language }) => keepPage(upload, language));
    event.waitUntil(Promise.all(kept).catch(() => {}));
  }
});

/**
 * Stores photos where the upload page finds them, in the space of who is signed in: the key-value store of
 * idb-keyval, in one transaction.
 */
function storeShared(photos) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("keyval-store");
    opening.onupgradeneeded = () => opening.result.createObjectStore("keyval");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const writing = database.transaction("keyval", "readwrite");
      const store = writing.objectStore("keyval");
      const asking = store.get(ACCOUNT);
      asking.onsuccess = () => {
        const space = asking.result?.space ?? null;
        for (const photo of photos) store.put({ ...photo, space }, SHARED_PHOTO + photo.id);
      };
      writing.oncomplete = resolve;
      writing.onabort = () => reject(writing.error);
      writing.addEventListener("complete", () => database.close());
    };
  });
}

/** Takes what another app shares with this one (`share_target` of the manifest), and opens the upload page. */
async function takeShared(request, path) {
  const form = await request.formData();
  const files = form
    .getAll("photos")
    .filter((file) => file instanceof File && isPhoto(file))
    .slice(0, MAX_SHARED);
  await storeShared(files.map((blob) => ({ id: crypto.randomUUID(), name: blob.name, blob })));
  return Response.redirect(path, 303);
}

async function openPage(event, path) {
  try {
    const response = await fetch(event.request);
    if (SHELLS.includes(path)) event.waitUntil(keepShell(path, response.clone()).catch(() => {}));
    return response;
  } catch {
    const kept = await caches.match(UPLOADS.includes(path) ? path : offlinePage(path));
    return kept ?? (await caches.match(ENGLISH.offline)) ?? Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === "POST" && request.mode === "navigate" && UPLOADS.includes(url.pathname)) {
    event.respondWith(takeShared(request, url.pathname));
    return;
  }
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) {
    event.respondWith(openPage(event, url.pathname));
  } else if (url.pathname.startsWith("/_next/static/")) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});

/** A notification leads to the page that it speaks of, in a window that is open if there is one. */
self.addEventListener("notificationclick", (event) => {
  const page = new URL(event.notification.data ?? UPLOADS[0], self.location.origin);
  event.notification.close();
  const opened = self.clients.matchAll({ type: "window" }).then((windows) => {
    const there = windows.find(({ url }) => new URL(url).pathname === page.pathname);
    return there ? there.focus() : self.clients.openWindow(page.href);
  });
  event.waitUntil(opened);
});
