import type { ModuleEntry } from './module-entry.ts';

export const copilotStudioModules = [
  {
    id: 'copilot-studio.topics',
    name: 'Copilot Studio Topics',
    aliases: ['Topics and entities'],
  },
  {
    id: 'copilot-studio.autonomous-agents',
    name: 'Copilot Studio Autonomous Agents',
    aliases: ['Autonomous agent', 'Agent triggers', 'AI agents'],
  },
  {
    id: 'copilot-studio.knowledge',
    name: 'Copilot Studio Knowledge',
    aliases: ['Knowledge sources for agents'],
  },
  {
    id: 'copilot-studio.actions',
    name: 'Copilot Studio Actions and Connectors',
    aliases: ['Agent tools', 'Model Context Protocol', 'MCP servers'],
  },
  {
    id: 'copilot-studio.channels',
    name: 'Copilot Studio Channels',
    aliases: ['Agents in Teams and Microsoft 365'],
  },
  {
    id: 'copilot-studio.governance',
    name: 'Agent Governance',
    aliases: ['Copilot Studio governance', 'Agent 365'],
  },
] as const satisfies readonly ModuleEntry<'copilot-studio'>[];
