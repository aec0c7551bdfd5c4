import { type ClaimParams, respondWithClaimDocument } from "@/server/documents/respond-with-claim";

export const GET = async (request: Request, { params }: ClaimParams) =>
  respondWithClaimDocument(request, await params, "report.xlsx");
