import { type ClaimParams, respondWithClaimPaper } from "@/server/claim-papers/respond";

export const GET = async (request: Request, { params }: ClaimParams) =>
  respondWithClaimPaper(request, await params, "report.xlsx");
