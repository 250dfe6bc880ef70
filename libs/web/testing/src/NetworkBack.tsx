import { baseApi } from '@depot/api';
import { useDispatch } from '@depot/rtk';

/** Beside a screen: a press is the moment at which the network is back, and what is on screen is asked for anew. */
export function NetworkBack() {
  const dispatch = useDispatch();
  return (
    <button type="button" onClick={() => void dispatch(baseApi.internalActions.onOnline())}>
      The network is back
    </button>
  );
}
