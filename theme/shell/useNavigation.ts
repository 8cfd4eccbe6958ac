import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { hideParts } from '../boot/hide.ts';
import { land, startNavigation } from './navigation.ts';

/** Connects navigation with the page: a visit is landed on as soon as it is in the document. */
export function useNavigation(announcer: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  useEffect(startNavigation, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit is landed on.
  useLayoutEffect(() => {
    hideParts();
    land(announcer.current);
  }, [location, announcer]);
}
