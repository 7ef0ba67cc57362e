import { WRC_2022 } from '@hanchan/rulesets';
import { writtenRules } from '@hanchan/tournament';

export const wrc2022Rules = () => {
  const { id, title, values } = WRC_2022;
  return writtenRules({ id, base: id, title, values });
};
