import { useSearchParams } from '@depot/router';

const wholeNumber = (text: string | null): number | undefined => {
  const value = Number(text);
  return text && Number.isSafeInteger(value) && value > 0 ? value : undefined;
};

/** The order that an address is about, and the page of the list it came from: `?orderId=…&displayId=…&currentPage=…`, or `?id=…`. */
export function useOrderParams() {
  const [params] = useSearchParams();
  return {
    orderId: wholeNumber(params.get('orderId') ?? params.get('id')),
    displayId: wholeNumber(params.get('displayId')),
    currentPage: wholeNumber(params.get('currentPage')),
  };
}
