import Papa from 'papaparse';

/** A line of the file, unchanged. Money in cents, further decimals rounded half up. */
export interface RetailLine {
  /** Starts with `C` for a cancellation. */
  document: string;
  /** In capitals: codes that differ only in case are one product. */
  code: string;
  /** As the file has it. */
  writtenCode: string;
  description: string;
  quantity: number;
  /** `YYYY-MM-DDTHH:MM:SS`, on the clocks of the seller. */
  localTime: string;
  price: number;
  /** Empty for a walk-in customer. */
  customer: string;
  country: string;
}

/** Number of columns. */
const columns = 8;

/** Reads a line; few have quotes, and only those need a parser. */
export function parseRetailLine(text: string): RetailLine {
  const cells = text.includes('"') ? (Papa.parse<string[]>(text).data[0] ?? []) : text.split(',');
  if (cells.length !== columns) throw new Error(`A line has ${cells.length} cells instead of ${columns}: ${text}`);
  const [
    document = '',
    code = '',
    description = '',
    quantity = '',
    time = '',
    price = '',
    customer = '',
    country = '',
  ] = cells;
  return {
    document,
    code: code.trim().toUpperCase(),
    writtenCode: code.trim(),
    description: description.trim(),
    quantity: Number(quantity),
    localTime: time.replace(' ', 'T'),
    price: parseCents(price),
    customer: customer.trim(),
    country: country.trim(),
  };
}

/** "2.55" → 255; fractions of a cent are rounded half up. Computed from the digits to avoid binary rounding. */
export function parseCents(price: string): number {
  const [whole = '0', fraction = ''] = price.replace('-', '').split('.');
  const cents =
    Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')) + (Number(fraction[2] ?? 0) >= 5 ? 1 : 0);
  return price.startsWith('-') ? -cents : cents;
}
