import type { Layout, LayoutName } from "./layout";
import { codeRowAbove } from "./layouts/code-row-above";
import { discount } from "./layouts/discount";
import { midwest } from "./layouts/midwest";
import { multiBuy } from "./layouts/multi-buy";
import { naturalFoods } from "./layouts/natural-foods";
import { pharmacy } from "./layouts/pharmacy";
import { quebec } from "./layouts/quebec";
import { smallGrocer } from "./layouts/small-grocer";
import { supercentre } from "./layouts/supercentre";
import { superstore } from "./layouts/superstore";
import { thermalCoupons } from "./layouts/thermal-coupons";
import { warehouseClub } from "./layouts/warehouse-club";

/** Every layout that can be generated, by name. */
export const LAYOUTS: Readonly<Record<LayoutName, Layout>> = {
  supercentre,
  superstore,
  midwest,
  "warehouse-club": warehouseClub,
  pharmacy,
  "small-grocer": smallGrocer,
  quebec,
  "thermal-coupons": thermalCoupons,
  "code-row-above": codeRowAbove,
  "multi-buy": multiBuy,
  "natural-foods": naturalFoods,
  discount,
};
