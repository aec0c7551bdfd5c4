import { type ClaimParams, respondWithClaimDocument } from "@/server/claim-documents/respond";

export const GET = async (request: Request, { params }: ClaimParams) =>
  respondWithClaimDocument(request, await params, "package");
