import { respondWithSharedPaper } from "@/server/claim-papers/respond";

interface SharedPaperParams {
  readonly params: Promise<{ readonly id: string; readonly paper: string }>;
}

export const GET = async (request: Request, { params }: SharedPaperParams) =>
  respondWithSharedPaper(request, await params);
