import type { ReactNode } from "react";
import { Card, CardBody } from "@/components/card";

/** A page with one small task in its middle. */
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
    <div className="page mx-auto max-w-lg py-12 sm:py-16">
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
