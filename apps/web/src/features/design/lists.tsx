import { Card, CardBody, CardTitle } from "@/components/card";
import { Cell, ColumnHeader, RowHeader, Table } from "@/components/table";
import { DesignPart } from "./part";

const ROWS = [
  ["Rice pasta", 2, "$7.18"],
  ["Bread", 12, "$65.88"],
] as const;

/** Cards and tables. */
export function DesignLists() {
  return (
    <DesignPart title="Lists">
      <Card>
        <CardBody>
          <CardTitle as="h3">A card</CardTitle>
          <p className="mt-1 text-sm text-ink-soft">Its text.</p>
        </CardBody>
      </Card>
      <Table caption="A table">
        <thead>
          <tr>
            <ColumnHeader>Product</ColumnHeader>
            <ColumnHeader numeric>Number</ColumnHeader>
            <ColumnHeader numeric>Extra cost</ColumnHeader>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([product, count, extra]) => (
            <tr key={product}>
              <RowHeader>{product}</RowHeader>
              <Cell numeric>{count}</Cell>
              <Cell numeric>{extra}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </DesignPart>
  );
}
