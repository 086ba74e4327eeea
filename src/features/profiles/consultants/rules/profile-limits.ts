/** The limits of the consultant profile form. */
export const profileLimits = {
  phone: { min: 10, max: 30 },
  yearsExperience: { min: 1, max: 50 },
  hourlyRate: { min: 25, max: 1000 },
  hoursPerWeek: { min: 5, max: 60 },
  summary: { min: 100, max: 500 },
  experience: { min: 200, max: 2000 },
  primarySkills: { min: 3, max: 8 },
  secondarySkills: { max: 10 },
  certifications: { max: 10 },
  languages: { max: 10, tooMany: 'Maximum 10 languages allowed' },
  portfolioProjects: { max: 10, tooMany: 'Maximum 10 projects allowed' },
} as const;
