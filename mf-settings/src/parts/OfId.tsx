import { type IdName, Navigate, useIdParam } from '@depot/router';
import type { ReactNode } from 'react';

interface OfIdProps {
  /** Under this name the address has the id. */
  name?: IdName;
  /** Where one goes whose address has none. */
  list: string;
  children: (id: number) => ReactNode;
}

/** A screen about what the address names. */
export function OfId({ name = 'id', list, children }: OfIdProps) {
  const id = useIdParam(name);
  return id ? children(id) : <Navigate to={list} replace />;
}
