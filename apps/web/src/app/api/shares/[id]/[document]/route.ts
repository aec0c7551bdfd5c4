import { respondWithSharedDocument } from "@/server/documents/respond-with-claim";

interface SharedDocumentParams {
  readonly params: Promise<{ readonly id: string; readonly document: string }>;
}

export const GET = async (request: Request, { params }: SharedDocumentParams) =>
  respondWithSharedDocument(request, await params);
