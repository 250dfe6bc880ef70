/** Counts of this process, for the metrics page. */
export const statistics = {
  /** Whole transactions run again after a deadlock, lock timeout or conflict. */
  reruns: 0,
  committed: 0,
  rolledBack: 0,
};
