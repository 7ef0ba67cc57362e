export { type Rating, ratingOf } from './rating.ts';
