import { type Opening, readOpening } from '../../../shared/openHours';
import { useMinute } from './useMinute';

/** Whether somebody is there now; unknown until the page is hydrated. */
export const useOpening = (): Opening | undefined => {
  const minute = useMinute();
  return minute && readOpening(minute);
};
