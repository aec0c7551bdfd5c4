import type { ReactNode } from "react";
import { Card, CardBody } from "@/components/card";

/** A page that holds one small task in the middle. */
export function NarrowPage({
  title,
  back,
  children,
}: {
  title: string;
  back?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="page max-w-lg py-12 sm:py-16">
      {back}
      <Card>
        <CardBody>
          <h1 className="text-xl">{title}</h1>
          <div className="mt-4">{children}</div>
        </CardBody>
      </Card>
    </div>
  );
}
