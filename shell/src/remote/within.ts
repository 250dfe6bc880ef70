/** Rejects when the work takes longer than so many milliseconds. The work itself cannot be stopped. */
export function within<T>(milliseconds: number, work: Promise<T>, complaint: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(complaint)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
