<?php

const ATTEMPTS = 6;

/** One request: its status, the answer, and how many seconds to wait before another. */
function send(string $method, string $path, mixed $body): array
{
    $api = getenv('CAMPCAIRN_BASE_URL') ?: 'https://campcairn.example/api/v1';
    $stream = @fopen($api . $path, 'r', context: stream_context_create(['http' => [
        'method' => $method,
        'header' => [
            'Authorization: Bearer ' . getenv('CAMPCAIRN_API_KEY'),
            'Content-Type: application/json',
        ],
        'content' => $body === null ? '' : json_encode($body),
        'ignore_errors' => true,
        'timeout' => 60,
    ]]));
    if ($stream === false) {
        return [599, 'no connection', null];
    }
    $lines = implode("\n", stream_get_meta_data($stream)['wrapper_data']);
    preg_match('/^HTTP\S+ (\d+)/', $lines, $status);
    preg_match('/^Retry-After: *(\d+)/mi', $lines, $wait);
    $text = stream_get_contents($stream);
    $answer = json_decode($text, associative: true);
    $isCut = $text !== '' && $answer === null;
    return [$isCut ? 599 : (int) $status[1], $answer, $wait[1] ?? null];
}

/** Calls the API. Tries again after 429, 5xx and lost connections; throws what is refused. */
function call(string $method, string $path, mixed $body = null): mixed
{
    for ($attempt = 1; ; $attempt++) {
        [$status, $answer, $wait] = send($method, $path, $body);
        if ($status < 300) {
            return $answer;
        }
        // A lost answer to PATCH /me may have held a new secret.
        $mayPass = $status === 429 || ($status >= 500 && $method !== 'PATCH');
        if (!$mayPass || $attempt === ATTEMPTS) {
            $why = json_encode($answer, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE);
            throw new RuntimeException("$method $path: $status $why");
        }
        sleep((int) ($wait ?? 2 ** ($attempt - 1)));
    }
}

/** Reads a whole list, page by page. The path has a query. */
function readAll(string $path): Generator
{
    for ($cursor = ''; $cursor !== null; $cursor = $page['next_cursor']) {
        $page = call('GET', "$path&limit=200" . ($cursor === '' ? '' : "&cursor=$cursor"));
        yield from $page['data'];
    }
}
