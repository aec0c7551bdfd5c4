import { Controls } from "./controls";
import { Fields } from "./fields";
import { Lists } from "./lists";
import { Notices } from "./notices";
import { Tokens } from "./tokens";

/** Every part of the screens in every state, to look at and to compare (screens-37). English alone, as only makers see it. */
export function DesignPage() {
  return (
    <div className="page flex flex-col gap-10 py-8">
      <h1 className="text-3xl">Design</h1>
      <Tokens />
      <Controls />
      <Fields />
      <Notices />
      <Lists />
    </div>
  );
}
