import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Text of a PDF's pages, as a PDF reader extracts it. */
export async function textOf(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const text = [...document.pages()].map((page) => page.getText()).join('\n');
  document.destroy();
  library.destroy();
  return text;
}
