import { type ReactNode, useContext } from 'react';
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from 'react-email';
import { darkModeStyles, mailStyles } from './layout-styles.ts';
import { MailReplies, MailSettings } from './mail-settings.ts';

/**
 * The frame of every mail: brand, heading, content, footer. `preview` is the line that mail programs
 * show beside the subject.
 */
export function MailLayout(props: {
  preview: string;
  heading: string;
  children: ReactNode;
  /** Why the person gets this mail, or how to get no more of them. */
  footer?: ReactNode;
}) {
  return (
    <Html lang="en">
      <Head>
        <title>{props.heading}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkModeStyles}</style>
      </Head>
      <Body className="page" style={mailStyles.page}>
        <Preview useTitleTag={false}>{props.preview}</Preview>
        <Container className="card" style={mailStyles.card}>
          <Text className="brand" style={mailStyles.brand}>
            Direct365
          </Text>
          <Heading as="h1" className="ink" style={mailStyles.heading}>
            {props.heading}
          </Heading>
          {props.children}
          <Hr className="rule" style={mailStyles.rule} />
          <Section className="muted" style={mailStyles.footer}>
            <ReplyHint />
            {typeof props.footer === 'string' ? (
              <MailFooterText>{props.footer}</MailFooterText>
            ) : (
              props.footer
            )}
            <SettingsLink />
            <Text className="muted" style={mailStyles.footerText}>
              Direct365 brings businesses and Dynamics 365 consultants together directly.
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** That an answer by mail arrives; nothing where it does not. */
function ReplyHint() {
  if (!useContext(MailReplies)) return null;
  return (
    <MailFooterText>
      Reply to this email to send a message in your conversation on Direct365.
    </MailFooterText>
  );
}

/** How to get no more of such mails, or other ones; nothing where they always come. */
function SettingsLink() {
  const url = useContext(MailSettings);
  if (url === undefined) return null;
  return (
    <MailFooterText>
      <MailFooterLink href={url}>Unsubscribe or choose your mails</MailFooterLink>
    </MailFooterText>
  );
}

/** A paragraph. */
export function MailText({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={mailStyles.text}>
      {children}
    </Text>
  );
}

/** Words that a person wrote, set apart, with their line breaks. */
export function MailQuote({ children }: { children: string }) {
  return (
    <Text className="quote" style={mailStyles.quote}>
      <Lines>{children}</Lines>
    </Text>
  );
}

/** Words that a person wrote, as the mail's own: a paragraph for each, where an empty line stands between them. */
export function MailTypedText({ children }: { children: string }) {
  const paragraphs = children
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((words, number) => ({ words, key: `${number} ${words}` }));
  return paragraphs.map(({ words, key }) => (
    <MailText key={key}>
      <Lines>{words}</Lines>
    </MailText>
  ));
}

function Lines({ children }: { children: string }) {
  const lines = children.split(/\r?\n/).map((line, number) => ({ line, key: `${number} ${line}` }));
  return lines.map(({ line, key }, number) => (
    <span key={key}>
      {number > 0 && <br />}
      {line}
    </span>
  ));
}

/** The one thing to do: a button, and the same address in plain sight for where buttons fail. */
export function MailButton({ href, children }: { href: string; children: string }) {
  return (
    <Section>
      <Button href={href} style={mailStyles.button}>
        {children}
      </Button>
      <Text className="muted" style={mailStyles.plainLink} data-skip-in-text={true}>
        If the button does not work, open this address:
        <br />
        <Link className="link" href={href} style={mailStyles.link}>
          {href}
        </Link>
      </Text>
    </Section>
  );
}

/** A link among the words of a footer. */
export function MailFooterLink({ href, children }: { href: string; children: string }) {
  return (
    <Link className="link" href={href} style={mailStyles.link}>
      {children}
    </Link>
  );
}

/** A line of the footer. */
export function MailFooterText({ children }: { children: ReactNode }) {
  return (
    <Text className="muted" style={mailStyles.footerText}>
      {children}
    </Text>
  );
}
