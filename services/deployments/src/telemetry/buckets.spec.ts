import { expect, test } from '@jest/globals';
import { bounds, classCount, computeThreeQuarters, findClass } from './buckets.js';

const classesOf = (values: number[]) => {
  const classes = Array.from({ length: classCount }, () => 0);
  for (const value of values) classes[findClass(value)] = (classes[findClass(value)] ?? 0) + 1;
  return classes;
};

test('every value has one class', () => {
  expect([0, 50, 51, 8000, 8001, 600_000].map(findClass)).toEqual([0, 0, 1, 11, 12, 12]);
});

test('three quarters of the values do not exceed it', () => {
  expect(computeThreeQuarters(classesOf([]))).toBeUndefined();
  expect(computeThreeQuarters(classesOf([120, 130, 140, 9000]))).toBe(150);
  expect(computeThreeQuarters(classesOf([10, 20, 30, 40]))).toBe(38);
  expect(computeThreeQuarters(classesOf([9000]))).toBe(bounds.at(-1));
});
