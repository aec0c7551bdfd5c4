import { Alert } from "@/components/alert";

/** Says what happens to photos while there is no network. */
export function OfflineNotice({ kept }: { kept: boolean }) {
  return (
    <Alert tone="warn" title="You are offline" live>
      {kept
        ? "Photos you take or choose now are kept on this device and read as soon as there is a network."
        : "This browser keeps nothing, so leave this page open: your photos are read as soon as there is a network."}
    </Alert>
  );
}
