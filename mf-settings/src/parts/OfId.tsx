import { type IdName, Navigate, useIdParam } from '@depot/router';
import type { ReactNode } from 'react';

interface OfIdProps {
  /** Under this name the address has the id. */
  name?: IdName;
  /** Address to redirect to if the id is missing. */
  list: string;
  children: (id: number) => ReactNode;
}

/** Renders a screen with the id from the address. */
export function OfId({ name = 'id', list, children }: OfIdProps) {
  const id = useIdParam(name);
  return id ? children(id) : <Navigate to={list} replace />;
}
