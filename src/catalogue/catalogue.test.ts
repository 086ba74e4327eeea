import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { adjacentSkills, skillsHelpingWith } from './adjacent-skills.ts';
import {
  certifications,
  labelOfCertification,
  predecessorsOf,
  successorOf,
} from './certifications.ts';
import { extraSkillById, extraSkillIds, extraSkills, isExtraSkillId } from './extra-skills.ts';
import {
  isModuleId,
  moduleById,
  moduleIds,
  modules,
  modulesOf,
  productIds,
  skillOfModule,
  specifiedProductIds,
} from './modules.ts';
import { isRequirementId, nameOfRequirement, requirementIds } from './project-requirements.ts';
import { moduleSameAs, skillSameAs, withSameThings } from './same-things.ts';
import {
  furtherSkills,
  isFurtherSkillId,
  isSkillId,
  skillById,
  skillIds,
  skills,
  specifiedSkills,
} from './skills.ts';

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('skills', () => {
  it('begin with the 18 of the specification, by name and in its order', () => {
    expect(skills.slice(0, 18)).toEqual(specifiedSkills);
    expect(specifiedSkills.map(({ name }) => name).join(', ')).toBe(
      'D365 Finance & Operations, Sales, Customer Service, Marketing, Field Service, Supply Chain, ' +
        'Commerce, Human Resources, Power Platform, Power BI, Power Apps, Power Automate, ' +
        'Azure Integration, Data Migration, System Implementation, Business Process Analysis, ' +
        'Training & Support, Customization & Development',
    );
  });

  it('are looked up by id', () => {
    expect(skillById('marketing').microsoftName).toBe('Dynamics 365 Customer Insights – Journeys');
    expect(isSkillId('marketing')).toBe(true);
    expect(isSkillId('Marketing')).toBe(false);
  });

  it('have ids that zod takes', () => {
    expect(z.enum(skillIds).safeParse('power-bi').success).toBe(true);
    expect(z.enum(skillIds).safeParse('cobol').success).toBe(false);
  });
});

describe('modules', () => {
  it('number 14, 10, 8, 8, 8, 8, 8, 8 and 9 for the nine products', () => {
    expect(productIds.slice(0, 9)).toEqual(specifiedProductIds);
    expect(specifiedProductIds.map((id) => [id, modulesOf(id).length])).toEqual([
      ['finance-operations', 14],
      ['sales', 10],
      ['customer-service', 8],
      ['marketing', 8],
      ['field-service', 8],
      ['supply-chain', 8],
      ['commerce', 8],
      ['human-resources', 8],
      ['power-platform', 9],
    ]);
    expect(modules.slice(0, 81)).toEqual(specifiedProductIds.flatMap(modulesOf));
  });

  it('belong to the product their id begins with', () => {
    for (const id of moduleIds) {
      expect(id.startsWith(`${skillOfModule(id)}.`)).toBe(true);
      expect(modulesOf(skillOfModule(id))).toContain(moduleById(id));
    }
  });

  it('are absent from skills that are no product', () => {
    expect(modulesOf('data-migration')).toEqual([]);
  });

  it('carry the areas the specification names', () => {
    expect(moduleById('finance-operations.general-ledger').name).toBe('General Ledger');
    expect(moduleById('customer-service.case-management').name).toBe('Case Management');
    expect(moduleById('power-platform.power-bi-reports').name).toBe('Power BI Reports');
  });

  it('has unique names', () => {
    expect(repeated(modules.map(({ name }) => name))).toEqual([]);
  });
});

describe('extra skills', () => {
  it('are the ten of the specification, then the further skills', () => {
    expect(extraSkillIds.slice(10)).toEqual(furtherSkills.map(({ id }) => id));
    expect(
      extraSkills
        .slice(0, 10)
        .map(({ name }) => name)
        .join(', '),
    ).toBe(
      'Data Migration, System Integration, Custom Development, Training & Support, ' +
        'Business Process Analysis, Azure Integration, Workflow Automation, Report Development, ' +
        'Mobile App Development, API Development',
    );
  });

  it('share id and name with a primary skill where they are the same', () => {
    const shared = extraSkills.filter(({ id }) => isSkillId(id) && !isFurtherSkillId(id));
    expect(shared).toHaveLength(4);
    for (const { id, name } of shared) {
      expect(skills.find((skill) => skill.id === id)?.name).toBe(name);
    }
  });
});

describe('further skills', () => {
  it('stand after those of the specification, can be asked for by projects, and have modules', () => {
    expect(skills.slice(18)).toEqual(furtherSkills);
    for (const { id, name } of furtherSkills) {
      expect(isFurtherSkillId(id)).toBe(true);
      expect(isExtraSkillId(id)).toBe(true);
      expect(extraSkillById(id).name).toBe(name);
      expect(modulesOf(id).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('have related skills with a degree', () => {
    for (const { id } of furtherSkills)
      expect([id, skillsHelpingWith(id)[0]?.degree]).not.toEqual([id, undefined]);
  });
});

describe('things that the catalogue has twice', () => {
  it('are a skill and a module of one name', () => {
    for (const id of ['dataverse', 'power-pages', 'copilot-studio', 'ai-builder'] as const) {
      const module = moduleSameAs(id);
      expect(module && moduleById(module).name).toBe(skillById(id).name);
      expect(module && skillSameAs(module)).toBe(id);
    }
    expect([moduleSameAs('sales'), skillSameAs('sales.lead-management')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('are listed under both, of primary skills', () => {
    const none = { primarySkills: [], secondarySkills: [], modules: [] };
    const asSkill = { ...none, primarySkills: ['dataverse'] };
    const both = {
      primarySkills: ['dataverse'],
      secondarySkills: [],
      modules: ['power-platform.dataverse'],
    };
    expect(withSameThings(asSkill)).toEqual(both);
    expect(withSameThings({ ...none, modules: ['power-platform.dataverse'] })).toEqual(both);
    expect(withSameThings(both)).toEqual(both);
    const secondary = { ...none, secondarySkills: ['dataverse'] };
    expect(withSameThings(secondary)).toEqual(secondary);
  });
});

describe('certifications', () => {
  it('number 45: the 14 of the first catalogue, and those beside them', () => {
    expect(certifications).toHaveLength(45);
  });

  it('have an exam in one place each', () => {
    const exams = certifications.flatMap(({ exams: own, aliases }) => [
      ...own,
      ...aliases.filter((alias) => /^[A-Z]{2}-\d{3}$/.test(alias)),
    ]);
    expect(repeated(exams)).toEqual([]);
  });

  it('lead from a retired one to what took its place, and back', () => {
    expect(successorOf('d365-sales-consultant')).toBe('d365-customer-experience-analyst');
    expect(successorOf('d365-customer-service-consultant')).toBeUndefined();
    expect(predecessorsOf('agentic-ai-architect')).toEqual([
      'd365-finance-operations-architect',
      'power-platform-architect',
    ]);
    for (const { id, successor } of certifications) {
      const next = successorOf(id);
      if (next) expect(labelOfCertification(next)).toContain(successor?.exam);
    }
  });

  it('cover the groups of the specification', () => {
    const names = certifications.map(({ name }) => name).join('\n');
    expect(names).toContain('Dynamics 365 Fundamentals');
    expect(names).toContain('Functional Consultant');
    expect(names).toMatch(/^Power Platform/m);
    expect(names).toMatch(/^Power BI/m);
    expect(names).toContain('Azure Fundamentals');
    expect(names).toContain('Azure Solutions Architect');
    expect(names).toContain('PMP');
    expect(names).toContain('Other Microsoft Certification');
  });

  it('name their exams in the label, where they have any', () => {
    expect(labelOfCertification('power-bi-data-analyst')).toBe(
      'Power BI Data Analyst Associate (PL-300)',
    );
    expect(labelOfCertification('other-microsoft-certification')).toBe(
      'Other Microsoft Certification',
    );
  });

  it('have a successor only when retired, and the month of retirement', () => {
    for (const { retired, successor } of certifications) {
      if (retired) expect(retired).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])$/);
      else expect(successor).toBeNull();
    }
  });
});

describe('requirements of a project', () => {
  it('are modules and extra skills, each once', () => {
    expect(requirementIds).toHaveLength(modules.length + extraSkills.length);
    expect(repeated(requirementIds)).toEqual([]);
    expect(requirementIds.every(isRequirementId)).toBe(true);
    expect(isRequirementId('sales')).toBe(false);
    expect(nameOfRequirement('supply-chain.asset-management')).toBe('Asset Management');
    expect(nameOfRequirement('api-development')).toBe('API Development');
  });
});

describe('ids', () => {
  it('are unique across the catalogue, but for the shared extra skills', () => {
    const ids = [
      ...skillIds,
      ...moduleIds,
      ...extraSkillIds.filter((id) => !isSkillId(id)),
      ...certifications.map(({ id }) => id),
    ];
    expect(repeated(ids)).toEqual([]);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)?$/);
  });

  it('are refused when the catalogue does not have them', () => {
    expect(isModuleId('sales')).toBe(false);
    expect(isModuleId('toString')).toBe(false);
    expect(isExtraSkillId('sales')).toBe(false);
  });
});

describe('adjacent skills', () => {
  it('name skills of the catalogue, never themselves, each pair once', () => {
    for (const { knows, helpsWith } of adjacentSkills) {
      expect(isSkillId(knows)).toBe(true);
      expect(isSkillId(helpsWith) || isExtraSkillId(helpsWith)).toBe(true);
      expect(helpsWith).not.toBe(knows);
    }
    expect(
      repeated(adjacentSkills.map(({ knows, helpsWith }) => `${knows} > ${helpsWith}`)),
    ).toEqual([]);
  });

  it('give their reason in a sentence', () => {
    for (const { reason } of adjacentSkills) expect(reason).toMatch(/^[A-Z][^.]+\.$/);
  });

  it('reach every extra skill that is no primary skill', () => {
    const others = extraSkillIds.filter((id) => !isSkillId(id));
    expect(others.filter((id) => skillsHelpingWith(id).length === 0)).toEqual([]);
  });
});
