import { useSearchParams } from '@depot/router';

/** A remote that `npm run dev` serves, as its link to this page says. */
export interface DevelopLink {
  remote: string;
  from: string;
}

/** The link that led here, and how to put it out of the address. */
export function useDevelopLink(): [DevelopLink | undefined, () => void] {
  const [params, setParams] = useSearchParams();
  const [remote, from] = [params.get('develop'), params.get('from')];
  const clear = () => {
    const rest = new URLSearchParams(params);
    rest.delete('develop');
    rest.delete('from');
    setParams(rest, { replace: true });
  };
  return [remote && from ? { remote, from } : undefined, clear];
}
