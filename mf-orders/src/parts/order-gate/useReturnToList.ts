import { useNavigate } from '@depot/router';
import { useCallback } from 'react';
import { listAddress } from '../order-row/rowMemory.js';
import { useOrderParams } from './useOrderParams.js';

/** Goes back to the row and page of the list that this page was opened from. */
export function useReturnToList(): () => void {
  const navigate = useNavigate();
  const { currentPage } = useOrderParams();
  return useCallback(() => void navigate(listAddress(currentPage)), [navigate, currentPage]);
}
